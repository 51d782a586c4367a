-- What an assistant began or wrote: which questions and by which request, never what was answered. It is written with the
-- change itself, so that a request that comes again finds what came of it.
create table assistant_writes (
  connection uuid not null references assistant_connections (uuid) on delete cascade,
  request_id text not null,
  questionnaire uuid not null references questionnaires (uuid) on delete cascade,
  tool text not null check (tool in ('start_draft', 'save_answers')),
  -- Of the questionnaire, once it was written.
  version integer not null,
  -- As in `main.company_name`.
  fields text[] not null,
  -- What the assistant heard.
  answer jsonb not null,
  at timestamptz not null,
  primary key (connection, request_id)
);

create index assistant_writes_questionnaire on assistant_writes (questionnaire);

-- Which answers an assistant has seen under a version, as a fingerprint of each: by this it is told what is newer.
create table assistant_views (
  questionnaire uuid not null references questionnaires (uuid) on delete cascade,
  version text not null,
  prints jsonb not null,
  at timestamptz not null,
  primary key (questionnaire, version)
);
