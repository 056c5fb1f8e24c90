-- What only people of a job are rated by (docs/product/community.md#criteria). Ratings that were
-- given by the criteria of a rental stay as they are.
alter table rating_criterion add column of_jobs boolean not null default false;
insert into rating_criterion (id, name_en, name_es, of_jobs) values
  ('6', 'Safe driving', 'Manejo seguro', true),
  ('7', 'Quality of work', 'Calidad del trabajo', true),
  ('8', 'As described', 'Tal como se dijo', true);
