-- How often the client check of a case was written: who writes on what they did not see is told.
alter table case_checks add column revision integer not null default 0;
