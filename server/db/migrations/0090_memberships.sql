-- What is sold by the month or year. How it stands by its money and its days is said by domain/memberships alone.
create table memberships (
  uuid uuid primary key,
  account uuid not null,
  -- As domain/memberships says of the row; kept so that it can be looked for.
  state text not null check (state in ('pending', 'active', 'past_due', 'ending', 'ended')),
  plan text not null,
  -- Cents for one term, without VAT, as it was agreed.
  price integer not null check (price >= 0),
  -- The day from which terms are counted, and how many months since then are paid.
  anchor date,
  months integer not null,
  term integer not null check (term > 0),
  worth integer not null,
  term_plan text not null,
  silent boolean not null,
  counted_from date,
  next_plan text,
  next_price integer,
  ends_on date,
  grace_until date,
  ended_on date,
  ended_why text check (ended_why in ('canceled', 'unpaid', 'refunded')),
  -- The order it came with; that may be erased earlier.
  order_uuid uuid,
  -- How the provider charges it: null where it does not.
  subscription_id text unique,
  -- What that charges and how often, as in 3509/1.
  subscription_terms text,
  -- How many times it was ended there, so that another one is not taken for the same.
  resubscribed integer not null default 0,
  -- The notice that was given of the next charge.
  told date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((next_plan is null) = (next_price is null)),
  check ((ended_on is null) = (ended_why is null)),
  check ((state = 'ended') = (ended_on is not null))
);
create index memberships_account on memberships (account);
create index memberships_live on memberships (uuid) where state <> 'ended';
create unique index memberships_order on memberships (order_uuid, plan) where order_uuid is not null;

-- What is to be paid for a term, or for what is left of it with another plan. Below zero it goes back. Each that was paid by
-- itself has an invoice, with a number out of the same row as all others; what was paid by an order has that of the order.
create table membership_charges (
  uuid uuid primary key,
  membership uuid not null references memberships (uuid),
  account uuid not null,
  kind text not null check (kind in ('term', 'difference', 'credit')),
  plan text not null,
  price integer not null,
  from_day date not null,
  until_day date not null,
  -- Cents, with VAT.
  amount integer not null,
  quote jsonb not null check (jsonb_typeof(quote) = 'object'),
  billing jsonb not null check (jsonb_typeof(billing) = 'object'),
  -- `returned`: it was paid, and the bank took it back.
  state text not null default 'open' check (state in ('open', 'paid', 'returned', 'dropped')),
  -- How often it was tried again after it failed.
  tries integer not null default 0,
  order_uuid uuid,
  paid_at timestamptz,
  invoice_number text unique,
  invoice_year integer,
  invoice_sequence integer,
  issued_on date,
  file text,
  sha256 text,
  created_at timestamptz not null,
  unique (invoice_year, invoice_sequence)
);
create index membership_charges_membership on membership_charges (membership);
create index membership_charges_account on membership_charges (account);
-- A term is charged once.
create unique index membership_charges_term on membership_charges (membership, from_day)
  where kind = 'term' and state <> 'dropped';

-- One payment at the provider for a charge: by a link, by mandate, or by the provider's own subscription.
create table membership_payments (
  uuid uuid primary key,
  membership uuid not null references memberships (uuid),
  -- Null where it is for nothing that we know.
  charge uuid references membership_charges (uuid),
  sequence text not null check (sequence in ('first', 'recurring')),
  amount integer not null,
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
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index membership_payments_charge on membership_payments (charge);
create index membership_payments_membership on membership_payments (membership);
create index membership_payments_undecided on membership_payments (created_at) where status in ('open', 'pending');

-- Who somebody is at the payment provider, where mandates hang on.
create table provider_customers (
  account uuid primary key,
  customer_id text not null unique,
  created_at timestamptz not null
);

-- Contracts that may be approved: a year of a membership, or a package that stays.
create table contract_grants (
  uuid uuid primary key,
  account uuid not null,
  membership uuid references memberships (uuid),
  -- The order that a package came with, and which it is.
  order_uuid uuid,
  package text,
  from_day date not null,
  until_day date,
  included integer not null check (included >= 0),
  created_at timestamptz not null,
  check ((membership is null) = (package is not null)),
  unique (membership, from_day),
  unique (order_uuid, package)
);
create index contract_grants_account on contract_grants (account);

-- What was taken of it: once per contract, for good.
create table contract_uses (
  contract uuid primary key,
  grant_uuid uuid not null references contract_grants (uuid),
  account uuid not null,
  at timestamptz not null
);
create index contract_uses_grant on contract_uses (grant_uuid);
create index contract_uses_account on contract_uses (account);
