-- To whom the invoices of an account go.
create table billings (
  account uuid primary key,
  -- By field key.
  billing jsonb not null check (jsonb_typeof(billing) = 'object'),
  updated_at timestamptz not null
);

-- What was ordered: one per questionnaire, made when it was found complete.
create table orders (
  uuid uuid primary key,
  questionnaire uuid not null unique references questionnaires (uuid),
  account uuid not null,
  flow text not null,
  -- Goes up when what is ordered or its price changes, so that nobody pays for what they did not see.
  revision integer not null default 1 check (revision > 0),
  -- The quote with what its lines are called, as it was shown.
  quote jsonb not null check (jsonb_typeof(quote) = 'object'),
  -- The lines of the revision before; null when there was none.
  lines_before jsonb,
  -- In cents: before discounts, and what is paid. Both with VAT and fees.
  payment_amount integer not null check (payment_amount >= 0),
  payable_price integer not null check (payable_price >= 0),
  -- Of the answers it was made from, by a key; the first day of the price book, and their version.
  answers_hash text not null,
  price_book date not null,
  -- Copied from the account, and its own from the moment it is paid.
  billing jsonb not null check (jsonb_typeof(billing) = 'object'),
  -- What the founder declared, and for which revision.
  declared jsonb,
  declared_revision integer,
  declared_at timestamptz,
  state text not null default 'unpaid' check (state in ('unpaid', 'paid', 'reversed')),
  paid_at timestamptz,
  -- The attempt that paid it.
  paid_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (state = 'unpaid' or (paid_at is not null and paid_by is not null))
);

create index orders_account on orders (account, created_at desc);

-- One try to pay an order. The row is there before the provider is asked, so that nothing is asked twice.
create table payment_attempts (
  uuid uuid primary key,
  order_uuid uuid not null references orders (uuid),
  -- Cents, and for which revision of the order.
  amount integer not null check (amount >= 0),
  revision integer not null,
  -- By which the provider knows a repetition.
  idempotency_key text not null unique,
  -- Null until the provider answered.
  provider_id text unique,
  link text,
  -- The provider's word.
  status text not null default 'open'
    check (status in ('open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed')),
  -- It can be paid: at most one per order.
  open boolean not null default true,
  -- Something is not as it should be, and a person must look at it.
  alarm text,
  expires_at timestamptz,
  -- When the provider was last asked how it stands.
  asked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index payment_attempts_one_open on payment_attempts (order_uuid) where open;
create index payment_attempts_order on payment_attempts (order_uuid, created_at desc);
create index payment_attempts_undecided on payment_attempts (created_at) where open or status in ('open', 'pending');

-- Numbers of invoices: taken in the transaction that pays, so that one that fails takes none.
create table invoice_counters (
  year integer primary key,
  last integer not null check (last > 0)
);

create table invoices (
  order_uuid uuid primary key references orders (uuid),
  number text not null unique,
  year integer not null,
  sequence integer not null,
  issued_on date not null,
  -- Null until it is drawn.
  file text,
  sha256 text,
  created_at timestamptz not null,
  unique (year, sequence)
);

-- What the notary works on, from the moment it is paid.
create table cases (
  uuid uuid primary key,
  order_uuid uuid not null unique references orders (uuid),
  questionnaire uuid not null unique references questionnaires (uuid),
  status text not null,
  since timestamptz not null,
  created_at timestamptz not null
);

-- Everything that happened to a case. `actor` is an account, or null for the service itself.
create table case_events (
  id bigint generated always as identity primary key,
  case_uuid uuid not null references cases (uuid),
  from_status text,
  to_status text not null,
  action text not null,
  actor uuid,
  at timestamptz not null
);

create index case_events_case on case_events (case_uuid, id);

-- When it was paid; from then on a change of an answer is recorded.
alter table questionnaires add column paid_at timestamptz;

-- Which answers were changed after payment: where they stand, never what they were.
create table answer_changes (
  id bigint generated always as identity primary key,
  questionnaire uuid not null references questionnaires (uuid),
  fields text[] not null,
  at timestamptz not null
);

create index answer_changes_questionnaire on answer_changes (questionnaire, id);

-- Payments of the built-in sandbox, as the provider would keep them. Not used where there is a real provider.
create table sandbox_payments (
  id text primary key,
  idempotency_key text unique,
  payment jsonb not null check (jsonb_typeof(payment) = 'object'),
  created_at timestamptz not null
);
