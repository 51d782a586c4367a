-- What was ordered beside the company and is arranged by support, often with a partner. Only facts: how far it is, the rules say.
create table case_services (
  id bigint generated always as identity primary key,
  case_uuid uuid not null references cases (uuid) on delete cascade,
  -- By the key of the line that orders it. An admin may sell new ones, so there is no list of them here.
  service text not null check (service ~ '^[a-z0-9_-]{1,80}$'),
  -- Whether what it takes may go to a partner, and who said so: a box of the questionnaire, or the founder when asked.
  consent text check (consent in ('given', 'refused')),
  consent_by text check (consent_by in ('questionnaire', 'founder')),
  consent_at timestamptz,
  sent_at timestamptz,
  sent_by uuid,
  done_at timestamptz,
  done_by uuid,
  -- What support says of it for itself.
  sealed_note text,
  created_at timestamptz not null,
  unique (case_uuid, service),
  check ((consent is null) = (consent_at is null) and (consent is null) = (consent_by is null)),
  -- Nothing goes out without it.
  check (sent_at is null or consent = 'given')
);

create index case_services_open on case_services (id)
  where sent_at is null and done_at is null and consent is distinct from 'refused';

-- Of cases that were opened before this: what stands on their orders. Nobody agreed to anything by that.
insert into case_services (case_uuid, service, created_at)
select cases.uuid, line ->> 'key', cases.created_at
from cases
join orders on orders.uuid = cases.order_uuid
cross join lateral jsonb_array_elements(orders.quote -> 'lines') as line
where line ->> 'name' in ('extra_service', 'dga_salary') and line ->> 'key' ~ '^[a-z0-9_-]{1,80}$'
on conflict do nothing;
