-- A text that was sent round to be signed. The signed file is written once and never again.
create table contract_sessions (
  uuid uuid primary key,
  contract uuid not null references contracts (uuid) on delete cascade,
  revision integer not null,
  state text not null default 'open' check (state in ('open', 'completed', 'declined', 'expired', 'withdrawn')),
  in_turns boolean not null,
  sealed_message text not null,
  sent_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz,
  file text unique,
  file_sha256 text,
  file_made_at timestamptz,
  check ((state = 'open') = (ended_at is null)),
  check (file is null or state = 'completed')
);

create unique index contract_sessions_open on contract_sessions (contract) where state = 'open';
create index contract_sessions_contract on contract_sessions (contract, sent_at);
create index contract_sessions_until on contract_sessions (until) where state = 'open';

-- Who signs. What they are called, where they are reached, how they signed and why they did not are sealed.
create table contract_signers (
  uuid uuid primary key,
  session uuid not null references contract_sessions (uuid) on delete cascade,
  position integer not null,
  sealed_person text not null,
  state text not null default 'open' check (state in ('open', 'signed', 'declined')),
  invited_at timestamptz,
  reminded_at timestamptz,
  reminders integer not null default 0,
  signed_at timestamptz,
  sealed_evidence text,
  declined_at timestamptz,
  sealed_reason text,
  unique (session, position),
  check ((state = 'signed') = (signed_at is not null)),
  check ((state = 'declined') = (declined_at is not null))
);

-- The links that were mailed, of which only the hash is kept; the code that waits to be typed, and the devices on which one was.
create table contract_signer_links (
  hash text primary key,
  signer uuid not null references contract_signers (uuid) on delete cascade,
  made_at timestamptz not null
);

create index contract_signer_links_signer on contract_signer_links (signer);

create table contract_signer_codes (
  signer uuid primary key references contract_signers (uuid) on delete cascade,
  hash text not null,
  until timestamptz not null,
  tries integer not null default 0
);

create table contract_signer_devices (
  hash text primary key,
  signer uuid not null references contract_signers (uuid) on delete cascade,
  until timestamptz not null,
  made_at timestamptz not null
);

create index contract_signer_devices_signer on contract_signer_devices (signer);

-- What happened to a contract that was sent round.
create table contract_events (
  id bigint generated always as identity primary key,
  contract uuid not null references contracts (uuid) on delete cascade,
  session uuid not null references contract_sessions (uuid) on delete cascade,
  event text not null,
  at timestamptz not null
);

create index contract_events_contract on contract_events (contract, id);

-- By which anybody can check a signed file. Nobody's: it stays when the contract goes, and tells of nobody.
create table signed_files (
  sha256 text primary key,
  signed_at timestamptz not null,
  signers integer not null
);
