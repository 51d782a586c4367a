-- A package of contracts that is bought by itself: one row is one purchase with its one payment and its invoice. What goes back of
-- one is a row too, below zero. What was bought along with an order is in that order.
create table package_purchases (
  uuid uuid primary key,
  account uuid not null,
  package text not null,
  -- Contracts in it.
  included integer not null check (included >= 0),
  -- Cents, with VAT.
  amount integer not null,
  quote jsonb not null check (jsonb_typeof(quote) = 'object'),
  billing jsonb not null check (jsonb_typeof(billing) = 'object'),
  -- `returned`: it was paid, and the money was taken back.
  state text not null default 'open' check (state in ('open', 'paid', 'returned', 'withdrawn')),
  -- The purchase that this gives back.
  credit_of uuid unique references package_purchases (uuid),
  -- The payment at the provider.
  idempotency_key text not null unique,
  provider_id text unique,
  link text,
  status text not null default 'open'
    check (status in ('open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed')),
  received integer not null default 0,
  refunded integer not null default 0,
  charged_back integer not null default 0,
  alarm text,
  expires_at timestamptz,
  asked_at timestamptz,
  paid_at timestamptz,
  withdrawn_at timestamptz,
  invoice_number text unique,
  invoice_year integer,
  invoice_sequence integer,
  issued_on date,
  file text,
  sha256 text,
  created_at timestamptz not null,
  unique (invoice_year, invoice_sequence),
  check ((amount < 0) = (credit_of is not null))
);
create index package_purchases_account on package_purchases (account);
create index package_purchases_undecided on package_purchases (created_at) where status in ('open', 'pending');
