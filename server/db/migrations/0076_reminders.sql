-- Reminders that went out, so that nobody gets more of them than is decent. Who, is a keyed hash of a mail address: the
-- same for an account and for an address without one, and of no use to anybody else.
create table reminders (
  id bigint generated always as identity primary key,
  person text not null,
  kind text not null,
  -- What it was about: a questionnaire, or a case and its rung.
  matter text not null,
  at timestamptz not null
);

create index reminders_person on reminders (person, at);
create index reminders_at on reminders (at);

-- Who wants no more of a kind.
create table reminder_stops (
  person text not null,
  kind text not null,
  at timestamptz not null,
  primary key (person, kind)
);

-- Where somebody without an account asked for a link to their draft, for as long as it is nobody's.
create table draft_addresses (
  questionnaire uuid primary key references questionnaires (uuid) on delete cascade,
  sealed_email text not null,
  locale text not null check (locale in ('nl', 'en')),
  at timestamptz not null
);
