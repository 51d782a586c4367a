-- Answers that an assistant wrote and nobody confirmed yet, by path: who, when, and what stood there before. Null: none.
alter table questionnaires add column by_assistant jsonb;
