alter table accounts
  -- Cannot sign in any more, whatever they show.
  add column blocked_at timestamptz,
  -- Somebody of the back office asked them to work here; who they are they say themselves.
  add column invited_at timestamptz;

-- From a day on a country counts as another risk than our own list says; what is taken back is taken out.
create table country_risks (
  code text not null references countries (code),
  from_day date not null,
  level text not null check (level in ('low', 'medium', 'high', 'blacklist')),
  reason text not null check (reason <> ''),
  made_by uuid references accounts (uuid) on delete set null,
  made_at timestamptz not null,
  primary key (code, from_day)
);

-- Of two who change one country the second must see the first.
alter table countries add column revision integer not null default 1;
