-- A holding that is founded along has a number of its own, by whose it is: {"p1": "68750110"}.
alter table cases add column holding_kvk_numbers jsonb not null default '{}';

-- One file of an office may be the deed of the one company and of the other.
drop index uploads_same;
create unique index uploads_same on uploads (questionnaire, sha256) where origin = 'user_uploaded';
create unique index uploads_same_of_office on uploads (questionnaire, sha256, document_type, coalesce(person, ''))
  where origin not in ('user_uploaded', 'participant_uploaded');
