-- What came in by an attempt and what of it went back, in cents. Money that is not what we asked for is not counted here.
alter table payment_attempts
  add column received integer not null default 0 check (received >= 0),
  add column refunded integer not null default 0 check (refunded >= 0),
  add column charged_back integer not null default 0 check (charged_back >= 0);
update payment_attempts a
set received = a.amount,
  charged_back = case when o.state = 'reversed' and o.paid_by = a.uuid then a.amount else 0 end
from orders o
where o.uuid = a.order_uuid and a.status in ('paid', 'authorized') and a.alarm is distinct from 'differs';

-- What we hold of all attempts together: more than the price must go back.
alter table orders add column held integer not null default 0 check (held >= 0);
update orders o
set held = coalesce((select sum(received - charged_back) from payment_attempts a where a.order_uuid = o.uuid), 0);

-- Payments that a person must look at. Each is told once. It outlives an account that goes, so that its money can be
-- sent back by the number that the provider gave it, and holds nothing about anybody.
create table payment_alarms (
  id bigint generated always as identity primary key,
  alarm text not null,
  provider_id text not null,
  -- Cents; null when it is not in euros, or not readable.
  amount integer,
  -- What we sent along, as far as it is ours.
  order_uuid uuid,
  attempt_uuid uuid,
  at timestamptz not null,
  unique (provider_id, alarm)
);
