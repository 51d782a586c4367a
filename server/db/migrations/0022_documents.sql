-- Documents as they were when the order was paid. They never change; what is made anew gets another revision.
create table issued_documents (
  questionnaire uuid not null references questionnaires (uuid) on delete cascade,
  revision integer not null check (revision > 0),
  -- Its index in the list.
  position integer not null check (position >= 0),
  key text not null,
  name text not null,
  type text not null,
  title text not null,
  languages text[] not null,
  template_version integer not null,
  -- Of the answers that counted, by a key of ours: equal when they were equal, and telling nothing about them.
  answers_hash text not null,
  -- Where in the files its text, PDF and DOCX lie: the same name with .json, .pdf and .docx behind it.
  file text not null unique,
  pages integer not null,
  pdf_sha256 text not null,
  docx_sha256 text not null,
  issued_at timestamptz not null,
  primary key (questionnaire, revision, position)
);
