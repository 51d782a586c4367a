-- A link to a draft without an account, as it was mailed to whoever made it: good once, and for a while. Of its key only the hash.
create table draft_links (
  hash text primary key,
  questionnaire uuid not null references questionnaires (uuid) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);

create index draft_links_questionnaire on draft_links (questionnaire);

-- Browsers that such a link let in, beside the one that made the draft. They count as long as no account owns it.
create table draft_guests (
  questionnaire uuid not null references questionnaires (uuid) on delete cascade,
  visitor uuid not null,
  created_at timestamptz not null,
  primary key (questionnaire, visitor)
);

create index draft_guests_visitor on draft_guests (visitor);
