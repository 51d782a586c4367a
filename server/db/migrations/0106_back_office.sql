-- Of two who write one draft the second must see the first.
alter table story_versions add column revision integer not null default 1;

-- What was changed in the back office, by whom and when. The name stays when the account goes: who did it must remain known.
create table audit_lines (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  made_by uuid references accounts (uuid) on delete set null,
  who text not null,
  -- As in `story.published`.
  action text not null,
  -- What it was done to, as in `story:0f…`.
  subject text not null,
  -- What it is called, for who reads the log.
  label text not null,
  detail jsonb not null default '{}'
);

create index audit_lines_subject on audit_lines (subject, id);
