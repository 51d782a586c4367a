-- When an office receives people, how, and for how long; null: as usual.
alter table notaries add column hours jsonb check (jsonb_typeof(hours) = 'object');

-- A moment to sign, from chosen to held, missed, moved or called off. `cases.meeting_at` is the one that is agreed or was held.
create table case_appointments (
  id bigint generated always as identity primary key,
  case_uuid uuid not null references cases (uuid) on delete cascade,
  office integer references notaries (id),
  way text not null check (way in ('online', 'offline')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  state text not null check (state in ('asked', 'agreed', 'moved', 'missed', 'held', 'called_off')),
  moved_by text check (moved_by in ('founder', 'office')),
  -- Grows with every moment of a case: diaries keep the highest.
  sequence integer not null check (sequence >= 0),
  -- Stood beside another in the diary before there was one.
  beside boolean not null default false,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  reminded_at timestamptz,
  -- Nobody sits at two tables. Ranges of one office stand in for the office itself, for which no extension is needed.
  constraint case_appointments_diary exclude using gist (
    int4range(office, office, '[]') with &&,
    tstzrange(starts_at, ends_at) with &&
  ) where (state in ('asked', 'agreed') and not beside)
);

create index case_appointments_case on case_appointments (case_uuid, id);
create unique index case_appointments_live on case_appointments (case_uuid, state) where state in ('asked', 'agreed');
create index case_appointments_coming on case_appointments (starts_at) where state in ('asked', 'agreed');

-- Who said that they can, or cannot, at which moment.
create table case_appointment_answers (
  case_uuid uuid not null references cases (uuid) on delete cascade,
  person text not null check (person ~ '^p[1-4]$'),
  starts_at timestamptz not null,
  can boolean not null,
  -- The founder may say it for them.
  said_by text not null check (said_by in ('founder', 'person', 'office')),
  at timestamptz not null,
  primary key (case_uuid, person, starts_at)
);

insert into case_appointments
  (case_uuid, office, way, starts_at, ends_at, state, sequence, beside, made_at, changed_at)
select
  uuid, office, 'offline', meeting_at, meeting_at + interval '60 minutes',
  case when meeting_held_at is null then 'agreed' else 'held' end,
  greatest(0, (
    select count(*)::integer - 1 from case_events
    where case_events.case_uuid = cases.uuid and case_events.action = 'record_meeting_at'
  )),
  true, meeting_at - interval '1 day', now()
from cases
where meeting_at is not null;
