-- Written to find out whether the database takes writes.
create table pulse (
  one boolean primary key default true check (one),
  at timestamptz not null
);
