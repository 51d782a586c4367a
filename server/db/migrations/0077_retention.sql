-- When what was in a case was erased, because the time for which it may be kept was over. That it was there stays.
alter table cases add column erased_at timestamptz;

-- What was erased because its time was over: how much of what, and nothing about whom.
create table erasures (
  id bigint generated always as identity primary key,
  kind text not null,
  count integer not null check (count > 0),
  at timestamptz not null
);

create index erasures_at on erasures (at);
