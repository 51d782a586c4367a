-- Companies of an account: those that a case brought into being, each holding that came along too, and those that somebody typed in.
create table companies (
  uuid uuid primary key,
  account uuid not null references accounts (uuid) on delete cascade,
  case_uuid uuid references cases (uuid) on delete set null,
  holding_of text check (holding_of in ('p1', 'p2', 'p3', 'p4')),
  -- Stored JSON of any age: read it through its schema.
  facts jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index companies_account on companies (account);
create unique index companies_founded on companies (case_uuid, coalesce(holding_of, '')) where case_uuid is not null;
