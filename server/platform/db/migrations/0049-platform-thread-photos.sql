-- THE THREAD OF A JOB HAS PHOTOS (docs/product/jobs.md#messages), which only its two sides read.

alter table stored_file
  add column thread_job_id text references job,
  add constraint stored_file_of_thread check (thread_job_id is null or (purpose = 'help'
    and num_nonnulls(order_id, driver_id, job_id, relocation_id) = 0));

drop index stored_file_unattached;
create index stored_file_unattached on stored_file (created_at)
  where driver_id is null and order_id is null and job_id is null and relocation_id is null
    and thread_job_id is null and purpose <> 'avatar';
