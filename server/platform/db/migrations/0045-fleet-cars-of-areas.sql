-- Home says how many cars a company has in each area, and what renters say of them: read from the index alone.
create index car_of_area on car (area_id) include (rating, review_count) where status = 'active';
