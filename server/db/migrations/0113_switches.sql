-- What an operator turned without a restart. What is not in here is as the settings have it.
create table switches (
  name text primary key,
  is_on boolean not null,
  -- What whoever meets it is told, by language.
  note jsonb check (jsonb_typeof(note) = 'object'),
  changed_at timestamptz not null
);
