-- What those who fill in their own part send and say: for themselves and the office alone.
alter table uploads
  add column participant uuid references participants (uuid) on delete set null,
  drop constraint uploads_origin_check,
  add constraint uploads_origin_check check (origin in (
    'fixed', 'generated', 'notary_uploaded', 'no_uploaded', 'user_uploaded', 'participant_uploaded', 'oprecht_uploaded')),
  add constraint uploads_participant_check check (participant is null or origin = 'participant_uploaded'),
  -- The same file is one upload of who sends it, and tells nobody that another sent it too.
  drop constraint uploads_questionnaire_sha256_key;

create unique index uploads_same on uploads (questionnaire, sha256) where origin <> 'participant_uploaded';
create unique index uploads_same_of_participant on uploads (participant, sha256);

-- Sealed by the key of the participant, so that it is gone when that is.
create table participant_messages (
  id bigint generated always as identity primary key,
  participant uuid not null references participants (uuid) on delete cascade,
  role text not null check (role in ('participant', 'notary', 'support')),
  -- Null for the participant, who has no account.
  author uuid,
  -- Which of their answers it is about; null for all of it.
  key text,
  words text not null,
  at timestamptz not null
);

create index participant_messages_participant on participant_messages (participant, id);

-- Who has a link and no account is told of a case too.
alter table case_mails
  drop constraint case_mails_reader_check,
  add constraint case_mails_reader_check
    check (reader = 'support' or reader ~ '^((founder|staff|participant):[0-9a-f-]{36}|office:[0-9]+)$');

-- Whoever has the case open hears of it, as of every part of a case; what is said here is the office's own business.
create function participant_of_case_changed() returns trigger language plpgsql as $$
begin
  perform tell_of_case(cases.uuid, false) from cases where cases.questionnaire = new.questionnaire;
  return null;
end $$;

create function words_with_participant() returns trigger language plpgsql as $$
begin
  perform tell_of_case(cases.uuid, true) from cases
    join participants on participants.questionnaire = cases.questionnaire where participants.uuid = new.participant;
  return null;
end $$;

create trigger participant_of_case_changed after insert or update on participants
  for each row execute function participant_of_case_changed();
create trigger words_with_participant after insert on participant_messages
  for each row execute function words_with_participant();
