-- Those who fill in their own part of a questionnaire, by a link of their own. Only facts are open here: where they are
-- reached and the key of their own are sealed by the service, what they sealed only by that key. Without the key it is gone.
create table participants (
  uuid uuid primary key,
  questionnaire uuid not null references questionnaires (uuid) on delete cascade,
  person text not null check (person in ('p1', 'p2', 'p3', 'p4')),
  sealed_email text,
  sealed_key text,
  part text,
  version integer not null default 1,
  invited_at timestamptz not null,
  reminded_at timestamptz,
  -- Whoever ordered was told that nothing comes.
  told_at timestamptz,
  began_at timestamptz,
  declared_at timestamptz,
  -- Of what was declared right: their part with the deed.
  declared_hash text,
  declined_at timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('replaced', 'taken_back')),
  check ((ended_at is null) = (ended_as is null)),
  check (ended_at is null or (sealed_email is null and sealed_key is null and part is null))
);

create unique index participants_place on participants (questionnaire, person) where ended_at is null;
create index participants_waiting on participants (invited_at) where ended_at is null and declared_at is null;

-- The links that were mailed, of which only the hash is kept.
create table participant_links (
  hash text primary key,
  participant uuid not null references participants (uuid) on delete cascade,
  until timestamptz not null,
  revoked_at timestamptz,
  made_at timestamptz not null
);

create index participant_links_participant on participant_links (participant);

-- The code that waits to be typed, and the devices on which one was.
create table participant_codes (
  participant uuid primary key references participants (uuid) on delete cascade,
  hash text not null,
  until timestamptz not null,
  tries integer not null default 0
);

create table participant_devices (
  hash text primary key,
  participant uuid not null references participants (uuid) on delete cascade,
  until timestamptz not null,
  made_at timestamptz not null
);

create index participant_devices_participant on participant_devices (participant);
