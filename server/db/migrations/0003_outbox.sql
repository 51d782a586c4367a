-- Mails of a server without a mail server, for the page at /outbox. Addresses and words are inside the sealed content.
create table outbox_mails (
  id text primary key,
  position bigint generated always as identity unique,
  content text not null,
  created_at timestamptz not null
);
