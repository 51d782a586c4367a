-- Jobs of the same moment run in the order in which they came.
alter table jobs add column position bigint generated always as identity;
drop index jobs_due;
create index jobs_due on jobs (due_at, position) where finished_at is null;
