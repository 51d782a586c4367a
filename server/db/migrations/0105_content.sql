-- Content has versions: what is live at a moment is the newest version whose moment has come. What is planned needs no clock
-- to be set, and what was live is there to go back to.
create table story_versions (
  id bigint generated always as identity primary key,
  story uuid not null references stories (uuid) on delete cascade,
  number integer not null check (number > 0),
  name text not null check (length(name) between 1 and 200),
  -- Dutch, and beside each field its English as `field__i18n__en`.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  -- When it goes live; empty: a draft.
  live_from timestamptz,
  note text not null default '' check (length(note) <= 500),
  made_by uuid references accounts (uuid) on delete set null,
  made_at timestamptz not null,
  unique (story, number)
);

create index story_versions_live on story_versions (story, live_from desc, number desc) where live_from is not null;

-- Every address that ever led to a story, once per language: the one it has, and those that lead on to it.
create table story_addresses (
  locale text not null check (locale in ('nl', 'en')),
  slug text not null check (slug ~ '^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$'),
  story uuid not null references stories (uuid) on delete cascade,
  is_current boolean not null default true,
  visits bigint not null default 0,
  primary key (locale, slug)
);

create unique index story_addresses_current on story_addresses (story, locale) where is_current;

insert into story_versions (story, number, name, content, live_from, made_at)
select
  uuid, 1, name,
  content || coalesce(
    (
      select jsonb_object_agg(english.key || '__i18n__en', english.value)
      from jsonb_each(content_en) english
      where english.value is distinct from content -> english.key
    ),
    '{}'
  ),
  published_at, created_at
from stories;

insert into story_addresses (locale, slug, story) select 'nl', slug, uuid from stories;

-- What was planted in the one table is not planted again in the others.
insert into seeded_rows (table_name, row_key) select 'story_versions', row_key from seeded_rows where table_name = 'stories';
insert into seeded_rows (table_name, row_key) select 'story_addresses', 'nl/' || row_key from seeded_rows where table_name = 'stories';

drop trigger stories_published on stories;
drop function publish_story();
alter table stories
  -- Taken off the site as a whole, with everything that was planned for it.
  add column hidden boolean not null default false,
  -- Moves whenever something changes that is no version: its address, or whether it is shown.
  add column changed_at timestamptz;
update stories set changed_at = published_at;
alter table stories
  alter column changed_at set not null,
  drop column slug,
  drop column name,
  drop column content,
  drop column content_en,
  drop column published_at;
