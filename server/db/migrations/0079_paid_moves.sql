-- A moment that has a price: kept in the diary while its order can be paid, until then.
alter table case_appointments
  add column order_uuid uuid unique references orders (uuid),
  add column pay_until timestamptz,
  add constraint case_appointments_paid check ((order_uuid is null) = (pay_until is null));
create index case_appointments_to_pay on case_appointments (pay_until) where state = 'asked' and pay_until is not null;
