-- Contracts of an account. What was answered is sealed: it may hold somebody's wage or where they live. The title is what one looks for.
create table contracts (
  uuid uuid primary key,
  account uuid not null references accounts (uuid) on delete cascade,
  company uuid not null references companies (uuid) on delete cascade,
  name text not null,
  language text not null check (language in ('nl', 'en')),
  title text not null default '',
  status text not null default 'editing' check (
    status in ('editing', 'awaiting_approval', 'approved', 'sent_for_signing', 'active', 'expired', 'declined')
  ),
  version integer not null default 1,
  -- The last one that was approved; 0 before any was.
  revision integer not null default 0,
  sealed_answers text not null,
  copied_from uuid,
  -- Of who asked for it: the same twice is one.
  request_key uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index contracts_account on contracts (account, updated_at desc, uuid);
create unique index contracts_request on contracts (account, request_key) where request_key is not null;

-- A text as it was approved: it never changes. Its files are those of any document.
create table contract_revisions (
  contract uuid not null references contracts (uuid) on delete cascade,
  number integer not null,
  title text not null,
  text_sha256 text not null,
  file text not null unique,
  pages integer not null,
  pdf_sha256 text not null,
  docx_sha256 text not null,
  approved_at timestamptz not null,
  primary key (contract, number)
);
