-- Where an account wants to be told of its contracts by a program, with the secret that signs what is sent.
create table webhooks (
  account uuid primary key references accounts (uuid) on delete cascade,
  url text not null,
  sealed_secret text not null,
  created_at timestamptz not null,
  -- How the last message fared: the status of the answer, or null when nobody answered.
  last_at timestamptz,
  last_status integer
);
