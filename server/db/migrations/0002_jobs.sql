-- Work to do later, put here in the transaction that causes it.
create table jobs (
  id uuid primary key,
  job text not null,
  -- Sealed, because it may hold personal data; emptied when the work is done.
  payload text,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- Waiting: not before this moment. Running: the end of the lease, after which anyone may take it over.
  due_at timestamptz not null,
  attempts integer not null default 0,
  -- Names the worker's hold on a running job; only its holder may settle it.
  claim uuid,
  dedup_key text,
  -- A code, never a sentence: the sentence might quote someone's data.
  last_error text,
  created_at timestamptz not null,
  finished_at timestamptz,
  check ((state in ('done', 'failed')) = (finished_at is not null)),
  check ((state = 'running') = (claim is not null))
);

create index jobs_due on jobs (due_at) where finished_at is null;
create unique index jobs_dedup on jobs (job, dedup_key) where finished_at is null;
create index jobs_finished on jobs (finished_at) where finished_at is not null;

-- The last moment each recurring job was put in the queue for, so that of many processes one does it.
create table job_schedules (
  job text primary key,
  slot timestamptz not null
);
