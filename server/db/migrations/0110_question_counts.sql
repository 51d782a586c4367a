-- How many people something happened to at a question, by week. There is no row of anybody: only sums.
create table question_counts (
  -- Its Monday.
  week date not null,
  -- As in `main.company_name`; never an answer.
  question text not null,
  flow text not null,
  locale text not null,
  device text not null,
  -- The number of the rewrite they read; 0 is the words of the code.
  words integer not null,
  -- `shown`, `open`, `corrected`, `stumbled`, `left`, `returned`, `time 3`, `message too_short`.
  what text not null,
  people integer not null check (people > 0),
  primary key (question, week, flow, locale, device, words, what)
);

create index question_counts_week on question_counts (week);
