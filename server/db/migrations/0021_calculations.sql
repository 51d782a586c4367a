-- What the price calculator asks: one row, seeded, changed by an admin.
create table calculator_configurations (
  id smallint primary key check (id = 1),
  -- {questions, texts}
  configuration jsonb not null check (jsonb_typeof(configuration) = 'object')
);

create table calculations (
  uuid uuid primary key,
  -- Where the visitor came from; it decides where the questions begin.
  origin text not null,
  -- Who may open it: the account that owns it, or as long as nobody does, the visitor whose browser made it.
  visitor uuid not null,
  account uuid,
  -- Goes up by one with every change.
  version integer not null default 1 check (version > 0),
  status text not null default 'open' check (status in ('open', 'submitted')),
  -- {answered, main, p1, p2, p3, p4}
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  -- The flow that fits and what it costs, once submitted.
  notary_product text,
  payment_estimation jsonb check (jsonb_typeof(payment_estimation) = 'object'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'submitted') = (notary_product is not null)),
  check ((status = 'submitted') = (payment_estimation is not null))
);

create index calculations_account on calculations (account, updated_at desc) where account is not null;
create index calculations_visitor on calculations (visitor) where account is null;

-- A price as it was when it was shared or mailed, for whoever has the key; of the key only the hash is kept.
create table calculation_copies (
  key_hash text primary key,
  calculation uuid not null references calculations (uuid) on delete cascade,
  origin text not null,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  notary_product text not null,
  payment_estimation jsonb not null check (jsonb_typeof(payment_estimation) = 'object'),
  created_at timestamptz not null
);

create index calculation_copies_calculation on calculation_copies (calculation);
