-- WHAT IS DRAWN IS NO PHOTO (docs/product/cars.md#drawings): the sample company's pictures of cars say so.

alter table stored_file add is_drawn boolean not null default false;
update stored_file set is_drawn = true where id like 'DRAWN%' and purpose = 'inspection';
