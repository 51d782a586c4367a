-- Whoever joins may withdraw within fourteen days; the moment at which they said so is kept with it.
alter table memberships
  add column withdrawn_at timestamptz,
  drop constraint memberships_ended_why_check,
  add constraint memberships_ended_why_check check (ended_why in ('canceled', 'unpaid', 'refunded', 'withdrawn'));

-- What was paid with an order goes back as any money of it does.
alter table refunds
  drop constraint refunds_why_check,
  add constraint refunds_why_check check (why in ('canceled', 'paid_twice', 'changed', 'withdrawn'));
