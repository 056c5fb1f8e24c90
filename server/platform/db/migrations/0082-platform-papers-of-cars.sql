-- PAPERS OF A CAR (docs/product/workshop.md#costs) stay with it, whoever brought them.

alter table stored_file
  add column car_id text references car,
  add constraint stored_file_of_car check (car_id is null or (purpose = 'maintenance'
    and num_nonnulls(order_id, driver_id, job_id, relocation_id, thread_job_id) = 0));
drop index stored_file_unattached;
create index stored_file_unattached on stored_file (created_at)
  where driver_id is null and order_id is null and job_id is null and relocation_id is null
    and thread_job_id is null and car_id is null and purpose <> 'avatar';
