-- Mails about cases: what a reader was told, and what waits for the one mail that an hour may bring them. Who reads is an
-- account, an office or support, never an address.
create table case_mails (
  id bigint generated always as identity primary key,
  reader text not null check (reader = 'support' or reader ~ '^(account:[0-9a-f-]{36}|office:[0-9]+)$'),
  case_uuid uuid not null references cases (uuid) on delete cascade,
  sealed_event text not null,
  at timestamptz not null,
  -- Null: it waits.
  told_at timestamptz
);

create index case_mails_told on case_mails (reader, told_at);
create index case_mails_waiting on case_mails (reader, id) where told_at is null;
