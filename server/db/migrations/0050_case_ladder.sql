-- What an office is beside its place on the map: how it appears in a deed, where mail reaches it, how it counts its days.
alter table notaries
  add column notary_name text,
  add column seat text,
  add column email text,
  add column phone text,
  -- Working days per status; what is not there is as usual.
  add column terms jsonb not null default '{}' check (jsonb_typeof(terms) = 'object'),
  -- Closed besides weekends and holidays.
  add column closed_days date[] not null default '{}',
  -- How many cases it takes at a time; null: as many as come.
  add column capacity integer check (capacity > 0);

-- Staff of an office. Support and admins have none.
alter table accounts
  add column office integer references notaries (id),
  add check (office is null or role = 'notary');

alter table cases
  -- Counted per year, as people say it on the phone: 2026-00317.
  add column number text unique,
  -- Who works on it; null: support, for an office without an account here.
  add column office integer references notaries (id),
  add column handler uuid references accounts (uuid) on delete set null,
  -- Since when the one it waits on has had it, as a day in Amsterdam, and by which day it is due.
  add column since_day date,
  add column due date,
  add column waiting_on text not null default 'customer'
    check (waiting_on in ('customer', 'notary', 'support', 'nobody')),
  add column turn text not null default 'office' check (turn in ('office', 'signers')),
  add column hold text,
  -- What it goes back to after a hold or a question.
  add column interrupted jsonb not null default '[]' check (jsonb_typeof(interrupted) = 'array'),
  add column risk text check (risk in ('low', 'medium', 'high')),
  -- Goes up with every move: who acts on what they saw is told when it changed since.
  add column version integer not null default 1 check (version > 0),
  -- For the queue and its search: what everybody who may see the case may read.
  add column flow text not null default '',
  add column company_name text not null default '',
  add column people text not null default '',
  add column language text not null default 'nl',
  -- When the office was last reminded of it.
  add column reminded_at timestamptz,
  -- What has no term comes last.
  add column order_day date not null generated always as (coalesce(due, '9999-12-31'::date)) stored;

-- The queue of an office: only what is not closed, the oldest term first. Its size is that of the work at hand.
create index cases_queue on cases (office, order_day, uuid) where status not in ('finalized', 'canceled');
create index cases_open on cases (order_day, uuid) where status not in ('finalized', 'canceled');
create index cases_closed on cases (office, status, order_day, uuid) where status in ('finalized', 'canceled');

alter table case_events
  -- As whom somebody acted; null for the service itself.
  add column role text check (role in ('customer', 'notary', 'support', 'admin')),
  add column reason text,
  add column note text;

create table case_counters (
  year integer primary key,
  last integer not null check (last > 0)
);

-- What the office and the founder say about an answer. A flag holds the case up until the office closes it.
create table case_comments (
  id bigint generated always as identity primary key,
  case_uuid uuid not null references cases (uuid) on delete cascade,
  -- Of an answer, as in `p1.firstname`; a reply has the path of what it replies to. Null: about the case as a whole.
  path text,
  reply_to bigint references case_comments (id) on delete cascade,
  flag boolean not null default false,
  author uuid,
  role text not null check (role in ('customer', 'notary', 'support')),
  sealed_text text not null,
  at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid
);

create index case_comments_case on case_comments (case_uuid, id);
create index case_comments_open on case_comments (case_uuid) where flag and closed_at is null;

-- What the office writes for itself. Kept apart, so that nothing that reads for a founder can come upon it.
create table case_notes (
  id bigint generated always as identity primary key,
  case_uuid uuid not null references cases (uuid) on delete cascade,
  path text,
  author uuid not null,
  sealed_text text not null,
  at timestamptz not null
);

create index case_notes_case on case_notes (case_uuid, id);

-- The client check under the Wwft: sealed, since it says what was found out about people.
create table case_checks (
  case_uuid uuid primary key references cases (uuid) on delete cascade,
  sealed_check text not null,
  updated_at timestamptz not null
);

-- What the office fills in, adds and strikes in the deed that is being made.
create table case_deeds (
  case_uuid uuid primary key references cases (uuid) on delete cascade,
  blanks jsonb not null default '{}' check (jsonb_typeof(blanks) = 'object'),
  layer jsonb not null default '[]' check (jsonb_typeof(layer) = 'array'),
  -- Goes up with every change: who writes over what they did not see is told.
  revision integer not null default 1,
  updated_at timestamptz not null
);

-- Support may see what is sensitive for a while after saying why.
create table case_accesses (
  id bigint generated always as identity primary key,
  case_uuid uuid not null references cases (uuid) on delete cascade,
  staff uuid not null,
  until timestamptz not null
);

create index case_accesses_case on case_accesses (case_uuid, staff, until);

-- Final deeds as they were sent round: never changed, a new one gets the next number.
create table case_concepts (
  case_uuid uuid not null references cases (uuid) on delete cascade,
  number integer not null check (number > 0),
  -- Of everything in it: who agrees, agrees with this.
  hash text not null,
  answers_version uuid,
  -- What the office filled in, and what it added or struck.
  blanks jsonb not null check (jsonb_typeof(blanks) = 'object'),
  layer jsonb not null default '[]' check (jsonb_typeof(layer) = 'array'),
  -- The documents of it by their keys, and where they are as they were sent.
  documents text[] not null,
  file text not null,
  sent_by uuid not null,
  sent_at timestamptz not null,
  primary key (case_uuid, number)
);

create table case_approvals (
  case_uuid uuid not null,
  number integer not null,
  -- Who signs, as in `p1`.
  person text not null,
  by_account uuid not null,
  at timestamptz not null,
  primary key (case_uuid, number, person),
  foreign key (case_uuid, number) references case_concepts (case_uuid, number) on delete cascade
);

-- Facts of the last rungs.
alter table cases
  add column meeting_at timestamptz,
  add column meeting_held_at timestamptz,
  add column signed_on date,
  add column kvk_number text check (kvk_number ~ '^[0-9]{8}$'),
  add column review_status text not null default 'waiting_for_incorporation';

-- Whose paper it is and which try it was; what the office said of it.
alter table uploads
  add column person text,
  add column version integer not null default 1 check (version > 0),
  add column origin text not null default 'user_uploaded'
    check (origin in ('fixed', 'generated', 'notary_uploaded', 'no_uploaded', 'user_uploaded', 'oprecht_uploaded')),
  add column document_type text not null default 'regular'
    check (document_type in ('regular', 'final_deed', 'draft_deed', 'kvk', 'poa', 'pdc', 'shareholder_register')),
  add column reject_reason text,
  add column sealed_reject_note text,
  add column reviewed_by uuid,
  add column reviewed_at timestamptz;

-- Of what was changed after payment: which of it the office took over.
alter table answer_changes
  add column taken_at timestamptz,
  add column taken_by uuid;

-- Money that goes back because somebody here decided so. Written down first, then asked of the provider.
create table refunds (
  uuid uuid primary key,
  order_uuid uuid not null references orders (uuid),
  attempt uuid not null references payment_attempts (uuid),
  amount integer not null check (amount > 0),
  why text not null check (why in ('canceled', 'paid_twice')),
  by_account uuid,
  state text not null default 'wanted' check (state in ('wanted', 'done', 'refused')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index refunds_order on refunds (order_uuid, created_at);

-- Cases of before: they get a number in the order in which they came, and what the queue shows of them.
with numbered as (
  select uuid, extract(year from created_at at time zone 'Europe/Amsterdam')::integer as year,
    row_number() over (
      partition by extract(year from created_at at time zone 'Europe/Amsterdam') order by created_at, uuid
    ) as position
  from cases
)
update cases set number = numbered.year || '-' || lpad(numbered.position::text, 5, '0'),
  since_day = (cases.since at time zone 'Europe/Amsterdam')::date,
  flow = questionnaires.flow,
  company_name = coalesce(questionnaires.answers #>> '{main,company_name}', '')
from numbered, questionnaires
where numbered.uuid = cases.uuid and questionnaires.uuid = cases.questionnaire;

insert into case_counters (year, last)
select split_part(number, '-', 1)::integer, count(*)::integer from cases where number is not null group by 1;

alter table cases
  alter column number set not null,
  alter column since_day set not null;
