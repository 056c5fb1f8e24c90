-- WHERE THERE ARE ENOUGH JOBS OF PEOPLE, and when there were last (docs/product/jobs.md#where-there-are-enough).

create table area_with_jobs (
  area_id text primary key references area,
  reached_at timestamptz not null
);
