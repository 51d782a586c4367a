-- Editable content, in the shape a content system delivers it.
create table stories (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  -- With its folder, as in page_informations/calculator.
  slug text not null unique check (slug ~ '^[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+)*$'),
  name text not null,
  -- Dutch, and English where it differs.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  content_en jsonb check (jsonb_typeof(content_en) = 'object'),
  position integer not null default 0,
  tag_list text[] not null default '{}',
  created_at timestamptz not null default now(),
  published_at timestamptz not null default now()
);

-- Readers keep content by its version, which is the newest moment of publication: an edit must always move it.
create function publish_story() returns trigger language plpgsql as $$
begin
  new.published_at := greatest(clock_timestamp(), old.published_at + interval '1 millisecond');
  return new;
end
$$;

create trigger stories_published before update on stories for each row execute function publish_story();
