-- Searches ask `car_search` alone (docs/decisions/0031): nobody keeps a copy of the fleet that would have to be
-- told which car is another one than before.

drop trigger tell_copy on car_search;
drop trigger tell_copy on car;
drop function tell_copy();
