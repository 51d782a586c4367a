-- An assistant that somebody connected to their account: what it may do there, and until when. One that ended stays for a
-- while, so that its owner can read what it did.
create table assistant_connections (
  uuid uuid primary key,
  account uuid not null references accounts (uuid) on delete cascade,
  client_id text not null,
  -- As it calls itself, made fit to be shown; whose it is; whether it runs on the computer of its owner.
  name text not null check (name <> ''),
  host text not null check (host <> ''),
  local boolean not null,
  permissions text[] not null check (cardinality(permissions) > 0),
  -- The only one it may touch; null: all of the account, and new ones.
  questionnaire uuid references questionnaires (uuid) on delete cascade,
  created_at timestamptz not null,
  until timestamptz not null,
  last_used_at timestamptz,
  -- Its owner was told that it is about to end.
  told_at timestamptz,
  ended_at timestamptz
);
create index assistant_connections_account on assistant_connections (account);
create index assistant_connections_questionnaire on assistant_connections (questionnaire);
create index assistant_connections_until on assistant_connections (until);

-- What the authorization of assistants keeps: requests under way, codes, tokens and clients that registered themselves.
-- By the hash of its name, which for a code or token is the secret itself.
create table oauth_records (
  model text not null,
  hash text not null,
  -- The connection it belongs to; without one, or when that ended, it is good for nothing.
  connection uuid,
  payload jsonb not null,
  consumed_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (model, hash)
);
create index oauth_records_connection on oauth_records (connection);
create index oauth_records_expires_at on oauth_records (expires_at);
