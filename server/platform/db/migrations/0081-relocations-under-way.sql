-- RELOCATIONS UNDER WAY are found without looking at all jobs there ever were (docs/product/jobs.md#relocation).

create index job_relocation_under_way on job (id)
  where type = 'relocation' and status in ('open', 'assigned', 'done');
