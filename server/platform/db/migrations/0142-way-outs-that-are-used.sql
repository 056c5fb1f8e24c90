-- Which changes of car are the similar car of who had booked one that is late (docs/product/search.md#occupancy).
create index rental_offer_way_out on rental_offer (used_order_id) where because = 'overdue';
