-- Answers as they were at a moment that counts: when a payment began, and after each change since it was paid. What was
-- written here never changes, and holds only answers that counted.
create table answer_versions (
  uuid uuid primary key,
  questionnaire uuid not null references questionnaires (uuid),
  -- 1 is what was paid for, and every change after that has the next; null for what was confirmed and not paid.
  number integer check (number > 0),
  -- As in questionnaires, and sealed for the same places there.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  sealed jsonb not null default '{}' check (jsonb_typeof(sealed) = 'object'),
  -- What documents hang on beside the answers: the notary of a referral, and the day.
  predefined_notary_id integer,
  day date not null,
  -- Nothing was missing and nothing in the way: what is not cannot be paid, and no final document is made from it.
  complete boolean not null,
  created_at timestamptz not null,
  unique (questionnaire, number)
);

-- What was tried to be paid before is taken to be for the answers of now: what they were is not known any more.
insert into answer_versions
  (uuid, questionnaire, number, answers, sealed, predefined_notary_id, day, complete, created_at)
select gen_random_uuid(), q.uuid, case when o.paid_at is not null then 1 end, q.answers, q.sealed, q.predefined_notary_id,
  (coalesce(o.paid_at, o.updated_at) at time zone 'Europe/Amsterdam')::date, true, coalesce(o.paid_at, o.updated_at)
from orders o join questionnaires q on q.uuid = o.questionnaire
where exists (select 1 from payment_attempts a where a.order_uuid = o.uuid);

-- What the founder confirmed: these answers, and an invoice to this name and address.
alter table payment_attempts
  add column answers_version uuid references answer_versions (uuid),
  add column billing jsonb check (jsonb_typeof(billing) = 'object');
update payment_attempts a
set answers_version = v.uuid, billing = o.billing,
  content = coalesce(a.content, jsonb_build_object('quote', o.quote, 'payment_amount', o.payment_amount,
    'payable_price', o.payable_price, 'answers_hash', o.answers_hash, 'price_book', o.price_book))
from orders o join answer_versions v on v.questionnaire = o.questionnaire
where o.uuid = a.order_uuid;
alter table payment_attempts
  alter column content set not null,
  alter column answers_version set not null,
  alter column billing set not null;

-- From which answers a document was made.
alter table issued_documents add column answers_version uuid references answer_versions (uuid);
update issued_documents d set answers_version = v.uuid
from answer_versions v where v.questionnaire = d.questionnaire and v.number = 1;
alter table issued_documents alter column answers_version set not null;

-- How the answers were after a change; not known of changes that are older than this.
alter table answer_changes add column answers_version uuid references answer_versions (uuid);
