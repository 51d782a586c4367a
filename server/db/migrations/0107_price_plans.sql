-- Prices in the making: one version for a day. It may contradict itself until it is planned.
create table price_book_drafts (
  id uuid primary key default gen_random_uuid(),
  valid_from date not null unique,
  book jsonb not null check (jsonb_typeof(book) = 'object'),
  -- The prices it was begun from: what differs was meant.
  made_from jsonb not null check (jsonb_typeof(made_from) = 'object'),
  reason text not null default '' check (length(reason) <= 300),
  -- Of two who write one draft the second must see the first.
  revision integer not null default 1,
  changed_by uuid references accounts (uuid) on delete set null,
  changed_at timestamptz not null
);

alter table price_books
  -- Null: it came with the service, or a command planned it.
  add column made_from jsonb check (jsonb_typeof(made_from) = 'object'),
  add column reason text not null default '' check (length(reason) <= 300),
  add column planned_by uuid references accounts (uuid) on delete set null,
  add column planned_at timestamptz,
  add column revision integer not null default 1;
