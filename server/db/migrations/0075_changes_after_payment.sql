-- What is ordered beside the product while it is made, paid in the same way and with an invoice of its own. What goes back for
-- an answer that costs less is one below zero. Of the product itself there is still one order.
alter table orders
  drop constraint orders_questionnaire_key,
  drop constraint orders_payment_amount_check,
  drop constraint orders_payable_price_check,
  drop constraint orders_check,
  -- Why; null for the product itself.
  add column supplement text check (supplement in ('change', 'appointment_moved', 'pep')),
  -- The answers that are bought by it; of a product they are confirmed when it is paid.
  add column answers_version uuid references answer_versions (uuid),
  add constraint orders_amounts check (supplement is not null or (payment_amount >= 0 and payable_price >= 0)),
  add constraint orders_bought check ((supplement is null) = (answers_version is null)),
  -- What goes back is nobody's payment.
  add constraint orders_settled check (state = 'unpaid' or (paid_at is not null and (paid_by is not null or payable_price <= 0)));
create unique index orders_of_product on orders (questionnaire) where supplement is null;
create index orders_supplements on orders (questionnaire) where supplement is not null;

alter table refunds
  drop constraint refunds_why_check,
  add constraint refunds_why_check check (why in ('canceled', 'paid_twice', 'changed'));

-- A change that costs something, kept aside until it is paid. Its answers are a version without a number, sealed as all are.
create table paid_changes (
  uuid uuid primary key,
  questionnaire uuid not null references questionnaires (uuid),
  order_uuid uuid not null unique references orders (uuid),
  answers_version uuid not null references answer_versions (uuid),
  -- Where they differ from the answers of then, as in main.company_name.
  fields text[] not null,
  -- The text of the deed becomes another one.
  deed boolean not null,
  state text not null default 'open' check (state in ('open', 'applied', 'withdrawn', 'expired', 'returned')),
  made_at timestamptz not null,
  until timestamptz not null,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
create unique index paid_changes_one_open on paid_changes (questionnaire) where state = 'open';
create index paid_changes_until on paid_changes (until) where state = 'open';

-- After this change the final deed is made and agreed with anew.
alter table answer_changes add column reopens boolean not null default false;
