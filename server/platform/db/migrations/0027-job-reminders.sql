-- What time reminds the two of a job of (docs/product/jobs.md#reminders): its window, and a review
-- that is still missing.
create index job_to_remind on job (starts_at) where status = 'assigned';
create index job_to_rate on job ((coalesce(completed_at, cancelled_at)))
  where completed_at is not null or cancelled_late;
