-- Which paper a line of the history is about; it may be gone by now.
alter table case_events add column document uuid;
