-- Who can sign in. A founder needs one to pay, our own people to work.
create table accounts (
  id bigint generated always as identity primary key,
  -- Names the account in every other table and to the outside; the number only to clients of the protocol.
  uuid uuid not null unique,
  -- How it was made. Accounts elsewhere that sign in here are rows of account_identities.
  provider text not null check (provider in ('email', 'google_oauth2', 'linkedin')),
  -- The mail address, or the number at who vouches for it; clients send it in any case.
  uid text not null check (uid = lower(uid)),
  email text not null unique check (email = lower(email)),
  -- argon2id, with its own salt and cost; none as long as no password was chosen.
  password_hash text,
  firstname text not null default '',
  lastname text not null default '',
  phone text,
  locale text not null default 'nl' check (locale in ('nl', 'en')),
  role text not null default 'customer' check (role in ('customer', 'notary', 'support', 'admin')),
  keep_me_posted boolean not null default false,
  terms_accepted_at timestamptz,
  confirmed_at timestamptz,
  profile_image text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, uid)
);

create index accounts_uid on accounts (uid);

-- A device that is signed in: the protocol calls it a client. Of its token only the SHA-256 hash is kept.
create table account_clients (
  account uuid not null references accounts (uuid) on delete cascade,
  client text not null,
  -- Names the device to its owner, who need not know what the client is called.
  id uuid not null unique,
  token_hash text not null,
  -- The token before this one, which holds a while longer; since when it is the one before, and until when it holds.
  previous_hash text,
  rotated_at timestamptz,
  previous_until timestamptz,
  expires_at timestamptz not null,
  -- Its token travelled in an address: it holds for minutes, and the first call brings a lasting one.
  short_lived boolean not null default false,
  -- Came by a reset link, and may choose a password without the one before.
  may_set_password boolean not null default false,
  device text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (account, client)
);

-- A device that was once signed in, so that a new one can be told apart: a hash of what it says about itself.
create table account_devices (
  account uuid not null references accounts (uuid) on delete cascade,
  fingerprint text not null,
  last_seen_at timestamptz not null,
  primary key (account, fingerprint)
);

-- What a link carries: good once, for a while, and kept as a hash only.
create table account_codes (
  hash text primary key,
  kind text not null check (kind in ('confirmation', 'reset', 'redirection')),
  account uuid not null references accounts (uuid) on delete cascade,
  -- Where a redirection leads.
  target text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);

create index account_codes_account on account_codes (account, kind);
create index account_codes_expired on account_codes (expires_at);

-- An account elsewhere, by who vouches for it and its number there, never by its mail address.
create table account_identities (
  issuer text not null,
  subject text not null,
  account uuid not null references accounts (uuid) on delete cascade,
  provider text not null check (provider in ('google_oauth2', 'linkedin')),
  email text,
  created_at timestamptz not null,
  primary key (issuer, subject),
  unique (account, provider)
);

-- How often something was tried lately, for every process together. The key is a hash: no address lies about here.
create table attempts (
  key text primary key,
  count integer not null,
  -- When the count has run down to nothing.
  forgotten_at timestamptz not null,
  -- Not again before this moment.
  blocked_until timestamptz
);

create index attempts_forgotten on attempts (forgotten_at);
