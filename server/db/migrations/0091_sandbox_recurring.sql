-- Customers, mandates and subscriptions of the sandbox, as the provider would keep them.
create table sandbox_recurring (
  id text primary key,
  -- The customer it is of; null for a customer.
  customer text references sandbox_recurring (id),
  kind text not null check (kind in ('customer', 'mandate', 'subscription')),
  idempotency_key text unique,
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  created_at timestamptz not null
);
create index sandbox_recurring_customer on sandbox_recurring (customer, kind);
