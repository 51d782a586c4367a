-- A mail about a case that could not be delivered, however often it was tried. Who it was for, and no address.
create table case_undelivered (
  id bigint generated always as identity primary key,
  case_uuid uuid not null references cases (uuid) on delete cascade,
  party text not null check (party in ('founder', 'office', 'support', 'partner')),
  -- Which mail it was, and why it did not arrive, as a code.
  kind text not null,
  code text not null,
  -- The job that gave it up: as long as it is kept the mail can be sent again.
  job uuid not null,
  at timestamptz not null,
  resolved_at timestamptz,
  -- Null: by the service itself, since there is another address now.
  resolved_by uuid,
  how text check (how in ('sent_again', 'new_address', 'let_go')),
  unique (case_uuid, job),
  check ((resolved_at is null) = (how is null))
);

create index case_undelivered_job on case_undelivered (job);
create index case_undelivered_open on case_undelivered (case_uuid, id) where resolved_at is null;

-- What belongs to a notary without an account here, for who has the link. Only a hash of it is kept.
create table case_links (
  id bigint generated always as identity primary key,
  case_uuid uuid not null references cases (uuid) on delete cascade,
  token_hash text not null unique,
  -- To whom it was sent, sealed; null when support handed it over itself.
  sealed_email text,
  made_by uuid not null,
  made_at timestamptz not null,
  until timestamptz not null,
  revoked_at timestamptz,
  revoked_by uuid,
  -- How often something was fetched with it, and when last.
  fetched integer not null default 0,
  fetched_at timestamptz,
  check (until > made_at)
);

create index case_links_case on case_links (case_uuid, id);

-- Which questions are flagged most, by month.
create index case_comments_flagged on case_comments (at) where flag;
